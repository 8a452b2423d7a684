import type { Word, WordKey } from "../model/words";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

export interface SettingsProps {
  readonly word: Word;
}

/** Colour scheme and text direction; `settings.ts` gives them life. */
export function Settings({ word }: SettingsProps) {
  return (
    <Menu
      kind="settings"
      label={word("settings.title")}
      button={<Icon name="settings" />}
      needsScript
    >
      <Choice
        name="colorScheme"
        legend={word("settings.scheme")}
        options={[
          option(word, "system", "settings.scheme.system"),
          option(word, "light", "settings.scheme.light"),
          option(word, "dark", "settings.scheme.dark"),
        ]}
      />
      <Choice
        name="direction"
        legend={word("settings.direction")}
        options={[
          option(word, "ltr", "settings.direction.ltr"),
          option(word, "rtl", "settings.direction.rtl"),
        ]}
      />
    </Menu>
  );
}

interface Option {
  readonly value: string;
  readonly text: string;
}

function option(word: Word, value: string, key: WordKey): Option {
  return { value, text: word(key) };
}

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
}

function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className="choice" data-choice={name}>
      <legend className="menu-heading">{legend}</legend>
      <div className="segments">
        {options.map(({ value, text }, index) => (
          <label key={value} className="segment">
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
