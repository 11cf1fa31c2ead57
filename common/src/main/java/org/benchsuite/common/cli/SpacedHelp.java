package org.benchsuite.common.cli;

import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.IHelpFactory;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Help that shows options as Hadoop's users type them: {@code -nrFiles N}, not {@code -nrFiles=N}.
 */
final class SpacedHelp implements IHelpFactory {

  @Override
  public Help create(CommandSpec command, ColorScheme colors) {
    return new Help(command, colors) {
      @Override
      public IParamLabelRenderer createDefaultParamLabelRenderer() {
        return new Spaced(super.createDefaultParamLabelRenderer());
      }
    };
  }

  /** Puts a space where the default puts an equals sign. */
  private record Spaced(IParamLabelRenderer standard) implements IParamLabelRenderer {

    @Override
    public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
      Text label = standard.renderParameterLabel(argument, ansi, styles);
      return label.plainString().startsWith(standard.separator())
          ? ansi.text(" ").concat(label.substring(standard.separator().length()))
          : label;
    }

    @Override
    public String separator() {
      return standard.separator();
    }
  }
}
