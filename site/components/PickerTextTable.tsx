import { DEFAULT_LOCALE } from '@mui/x-date-pickers/locales';
import './values/values.css';

const texts: [string, unknown][] = Object.entries(DEFAULT_LOCALE);

/** Every key of the texts of the installed pickers, with the English text where it is one. */
export default function PickerTextTable() {
  return (
    <table className="value-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">English text</th>
        </tr>
      </thead>
      <tbody>
        {texts.map(([key, text]) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{typeof text === 'string' ? text : <em>function</em>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
