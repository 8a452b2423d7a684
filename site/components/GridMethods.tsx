import { useEffect, useId, useState } from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowParams } from '@mui/x-data-grid-premium';
import { mirror } from '../families/mirror';
import { makeOrders, orderColumns } from '../families/x-data-grid/data/orders';
import type { Order } from '../families/x-data-grid/data/orders';
import Provider from '../families/x-data-grid/Provider';
import { methodArguments } from './grid/methodArguments';
import { readArguments, written } from './grid/written';
import './GridMethods.css';

/** Where the site describes every method, as it found them in the package. */
const REFERENCE = '/x/api/data-grid/grid-api/';

interface Method {
  readonly name: string;
  readonly description: string;
  readonly plan: 'pro' | 'premium' | null;
  readonly signature: { readonly text: string } | null;
}

interface GridMethodsProps {
  readonly direction: 'ltr' | 'rtl';
}

const rows = makeOrders(60);
const columns = orderColumns.map((column) => ({ ...column, editable: column.field !== 'total' }));
const detailOf = ({ row }: GridRowParams<Order>) => (
  <p className="grid-methods-detail">{row.customer}</p>
);
const detailHeight = () => 52;
const plans = { pro: 'Pro', premium: 'Premium' };

/** Every method of the grid's API, with its types, to be run on a grid with any arguments. */
export default function GridMethods({ direction }: GridMethodsProps) {
  const id = useId();
  const apiRef = useGridApiRef();
  const { methods, problem } = useMethods();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('setSortModel');
  const [given, setGiven] = useState(startOf('setSortModel'));
  const [result, setResult] = useState('');
  const [remount, setRemount] = useState(0);

  const shown = methods.filter(({ name }) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const method = methods.find(({ name }) => name === chosen);

  function choose(name: string) {
    setChosen(name);
    setGiven(startOf(name));
    setResult('');
  }

  async function run() {
    const log = (...told: unknown[]) =>
      setResult((before) => `${before}\n${chosen} called: ${written(told[0])}`);
    try {
      const call = Reflect.get(apiRef.current ?? {}, chosen) as
        ((...given: unknown[]) => unknown) | undefined;
      if (call === undefined) throw new Error(`${chosen} is not there in this grid.`);
      const answer: unknown = await call(...readArguments(given, log));
      setResult(answer === undefined ? 'undefined' : written(answer));
    } catch (error) {
      setResult(String(error));
    }
  }

  return (
    <div className="grid-methods">
      <div className="grid-methods-stage" data-stage="x-data-grid" dir={direction}>
        <Provider direction={direction}>
          <DataGridPremium
            key={remount}
            apiRef={apiRef}
            aria-label="Orders to try the methods on"
            rows={rows}
            columns={columns}
            density="compact"
            pagination
            cellSelection
            rowReordering
            getDetailPanelContent={detailOf}
            getDetailPanelHeight={detailHeight}
          />
        </Provider>
      </div>
      <div className="grid-methods-list">
        <label htmlFor={`${id}-query`}>Find a method</label>
        <input
          id={`${id}-query`}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{problem ?? `${shown.length} of ${methods.length} methods`}</p>
        <ul aria-label="Methods" tabIndex={0}>
          {shown.map(({ name, plan }) => (
            <li key={name}>
              <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
                <code>{name}</code>
                {plan && <span className="s-badge">{plans[plan]}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid-methods-call">
        <h3 className="grid-methods-name">
          <a href={`${REFERENCE}#grid-api-prop-${chosen}`}>
            <code>{chosen}</code>
          </a>
        </h3>
        {method && (
          <>
            <pre role="region" tabIndex={0} aria-label={`Type of ${chosen}`}>
              <code>{method.signature?.text}</code>
            </pre>
            <p>{method.description}</p>
          </>
        )}
        <label htmlFor={`${id}-given`}>
          Arguments, as JSON with <code>{'{ "Set": [] }'}</code> for a set
        </label>
        <textarea
          id={`${id}-given`}
          rows={5}
          value={given}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => setGiven(event.target.value)}
        />
        <div className="grid-methods-actions">
          <button type="button" className="s-button" onClick={() => void run()}>
            Run {chosen}
          </button>
          <button type="button" className="s-button" onClick={() => setRemount(remount + 1)}>
            Reset the grid
          </button>
        </div>
        <pre
          className="grid-methods-result"
          role="region"
          tabIndex={0}
          aria-label="Result"
          aria-live="polite"
        >
          <code>{result === '' ? '// The result shows here.' : result}</code>
        </pre>
      </div>
    </div>
  );
}

GridMethods.mirror = mirror;

function startOf(name: string): string {
  const given = (methodArguments as Record<string, readonly unknown[] | undefined>)[name] ?? [];
  return given.map((one) => JSON.stringify(one, null, 1).replaceAll(/\s+/g, ' ')).join(',\n');
}

/** The methods as the site's own API reference has them. */
function useMethods() {
  const [methods, setMethods] = useState<readonly Method[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    async function load() {
      const answer = await fetch(`${REFERENCE}index.json`, { signal: stop.signal });
      if (!answer.ok) throw new Error(`${REFERENCE}index.json answered ${answer.status}`);
      const page = (await answer.json()) as {
        readonly entries: readonly { readonly props: readonly Method[] }[];
      };
      setMethods(
        page.entries.flatMap((entry) => entry.props.filter((one) => one.signature !== null)),
      );
    }
    load().catch((error: unknown) => {
      if (!stop.signal.aborted)
        setProblem(`The list of methods could not be loaded: ${String(error)}`);
    });
    return () => stop.abort();
  }, []);

  return { methods, problem };
}
