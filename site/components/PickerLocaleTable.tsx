import * as pickers from '@mui/x-date-pickers/locales';
import { localeOf } from './localeOf';
import './values/values.css';
import './LocaleTable.css';

// The package calls Kazakh by the code of the country.
const languages: Record<string, string> = { kz: 'kk' };
const keys = Object.keys(pickers.DEFAULT_LOCALE);

const locales = Object.entries(pickers)
  .flatMap(([key, locale]) => {
    const [, name, region] = /^([a-z]{2})([A-Z]{2})?$/.exec(key) ?? [];
    if (name === undefined || !('components' in locale)) return [];
    const { localeText } = locale.components.MuiLocalizationProvider.defaultProps;
    return {
      key,
      ...localeOf(languages[name] ?? name, region),
      texts: keys.filter((text) => text in localeText).length,
    };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Every locale of the installed pickers, with how many texts each translates. */
export default function PickerLocaleTable() {
  return (
    <table className="value-table locale-table">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Import</th>
          <th scope="col">Texts, of {keys.length}</th>
        </tr>
      </thead>
      <tbody>
        {locales.map(({ key, tag, name, rtl, texts }) => (
          <tr key={key} data-picker-locale={key}>
            <th scope="row">
              {name}
              <small>
                <code>{tag}</code>
                {rtl ? ', right to left' : ''}
              </small>
            </th>
            <td>
              <code>{key}</code>
            </td>
            <td>{texts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
