import * as core from '@mui/material/locale';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import './values/values.css';
import './LocaleTable.css';

type Key = keyof typeof core;

// Name and language tag by key. The type wants each locale of the package, and no other.
const languages: Readonly<Record<Key, readonly [name: string, tag: string]>> = {
  amET: ['Amharic', 'am'],
  arEG: ['Arabic (Egypt)', 'ar-EG'],
  arSA: ['Arabic (Saudi Arabia)', 'ar-SA'],
  arSD: ['Arabic (Sudan)', 'ar-SD'],
  hyAM: ['Armenian', 'hy'],
  azAZ: ['Azerbaijani', 'az'],
  bnBD: ['Bangla', 'bn'],
  beBY: ['Belarusian', 'be'],
  bgBG: ['Bulgarian', 'bg'],
  myMY: ['Burmese', 'my'],
  caES: ['Catalan', 'ca'],
  zhCN: ['Chinese (Simplified)', 'zh-CN'],
  zhHK: ['Chinese (Hong Kong)', 'zh-HK'],
  zhTW: ['Chinese (Taiwan)', 'zh-TW'],
  hrHR: ['Croatian', 'hr'],
  csCZ: ['Czech', 'cs'],
  daDK: ['Danish', 'da'],
  nlNL: ['Dutch', 'nl'],
  enUS: ['English', 'en'],
  etEE: ['Estonian', 'et'],
  tlTL: ['Filipino', 'fil'],
  fiFI: ['Finnish', 'fi'],
  frFR: ['French', 'fr'],
  deDE: ['German', 'de'],
  elGR: ['Greek', 'el'],
  heIL: ['Hebrew', 'he'],
  hiIN: ['Hindi', 'hi'],
  huHU: ['Hungarian', 'hu'],
  isIS: ['Icelandic', 'is'],
  idID: ['Indonesian', 'id'],
  itIT: ['Italian', 'it'],
  jaJP: ['Japanese', 'ja'],
  kkKZ: ['Kazakh', 'kk'],
  khKH: ['Khmer', 'km'],
  koKR: ['Korean', 'ko'],
  kuCKB: ['Kurdish (Central)', 'ckb'],
  kuLatn: ['Kurdish (Latin script)', 'ku'],
  mkMK: ['Macedonian', 'mk'],
  msMS: ['Malay', 'ms'],
  neNP: ['Nepali', 'ne'],
  nbNO: ['Norwegian (Bokmål)', 'nb'],
  nnNO: ['Norwegian (Nynorsk)', 'nn'],
  psAF: ['Pashto', 'ps'],
  faIR: ['Persian', 'fa'],
  plPL: ['Polish', 'pl'],
  ptBR: ['Portuguese (Brazil)', 'pt-BR'],
  ptPT: ['Portuguese (Portugal)', 'pt-PT'],
  roRO: ['Romanian', 'ro'],
  ruRU: ['Russian', 'ru'],
  srRS: ['Serbian', 'sr'],
  siLK: ['Sinhala', 'si'],
  skSK: ['Slovak', 'sk'],
  esES: ['Spanish', 'es'],
  svSE: ['Swedish', 'sv'],
  thTH: ['Thai', 'th'],
  trTR: ['Turkish', 'tr'],
  ukUA: ['Ukrainian', 'uk'],
  urPK: ['Urdu', 'ur'],
  viVN: ['Vietnamese', 'vi'],
};

const rightToLeft = new Set(['ar', 'ckb', 'fa', 'he', 'ps', 'ur']);

// The date pickers have two of the languages under names of their own.
const pickerNames: Partial<Record<Key, keyof typeof pickers>> = { kkKZ: 'kzKZ', mkMK: 'mk' };

const coreTexts = new Set(Object.values(core).flatMap((locale) => textsOf(locale)));
const totals = {
  core: coreTexts.size,
  grid: textsOf(grid.enUS).length,
  pickers: textsOf(pickers.enUS).length,
};

/** Every locale of the installed packages, with how many of their texts each translates. */
export default function LocaleTable() {
  return (
    <table className="value-table locale-table">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Import</th>
          <th scope="col">Material UI, of {totals.core}</th>
          <th scope="col">Data Grid, of {totals.grid}</th>
          <th scope="col">Date Pickers, of {totals.pickers}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(languages).map(([key, [name, tag]]) => (
          <tr key={key} data-locale={key}>
            <th scope="row">
              {name}
              <small>
                <code>{tag}</code>
                {rightToLeft.has(tag.split('-')[0] ?? '') ? ', right to left' : ''}
              </small>
            </th>
            <td>
              <code>{key}</code>
            </td>
            <Count found={key === 'enUS' ? totals.core : textsOf(core[key as Key]).length} />
            <Count found={countIn(grid, key)} />
            <Count found={countIn(pickers, pickerNames[key as Key] ?? key)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ found }: { readonly found: number | undefined }) {
  return found === undefined ? <td className="locale-none">none</td> : <td>{found}</td>;
}

function countIn(locales: Readonly<Record<string, unknown>>, key: string): number | undefined {
  return key in locales ? textsOf(locales[key]).length : undefined;
}

/** Which props or texts a locale sets to something that can be read. */
function textsOf(locale: unknown, path = ''): string[] {
  if (typeof locale === 'string' || typeof locale === 'function')
    return locale === '' ? [] : [path];
  if (typeof locale !== 'object' || locale === null) return [];
  return Object.entries(locale).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}
