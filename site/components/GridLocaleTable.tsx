import * as grid from '@mui/x-data-grid/locales';
import { localeOf } from './localeOf';
import './values/values.css';
import './LocaleTable.css';

const locales = Object.entries(grid)
  .flatMap(([key, locale]) => {
    const [, language, region] = /^([a-z]{2})([A-Z]{2})$/.exec(key) ?? [];
    if (language === undefined || region === undefined || !('components' in locale)) return [];
    const { localeText } = locale.components.MuiDataGrid.defaultProps;
    return {
      key,
      ...localeOf(language, region),
      texts: Object.values(localeText).filter((text) => text !== '').length,
    };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const total = Object.keys(grid.enUS.components.MuiDataGrid.defaultProps.localeText).length;

/** Every locale of the installed data grid, with how many texts each translates. */
export default function GridLocaleTable() {
  return (
    <table className="value-table locale-table">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Import</th>
          <th scope="col">Texts, of {total}</th>
        </tr>
      </thead>
      <tbody>
        {locales.map(({ key, tag, name, rtl, texts }) => (
          <tr key={key} data-grid-locale={key}>
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
