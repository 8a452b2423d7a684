import type { ApiRow, ApiTable as Table, Translate } from 'showfloor';
import { ApiTable } from 'showfloor/parts';

function row(name: string, fields: Partial<ApiRow> = {}): ApiRow {
  return {
    id: `parts-prop-${name}`,
    also: [],
    prefix: '',
    name,
    type: 'string',
    size: 'short',
    default: null,
    facts: [],
    changes: [],
    html: '<p>What the prop does.</p>',
    call: null,
    definitions: [],
    required: false,
    callback: false,
    requiresRef: false,
    deprecated: null,
    deprecatedIn: null,
    since: null,
    origin: null,
    plan: null,
    ...fields,
  };
}

const tides = 'low rising slack high falling spring neap storm unknown'
  .split(' ')
  .map((tide) => `'${tide}'`);
const member = (tide: string) => `  ${tide}: (height: number) => void;`;

const table: Table = {
  type: 'api-table',
  id: 'parts-props',
  label: 'Props in each state',
  rows: [
    row('plain'),
    row('default', { default: "'small'" }),
    row('required', { required: true }),
    row('deprecated', { deprecated: 'Use <code>plain</code>.', deprecatedIn: '2.0' }),
    row('new', { since: '2.1' }),
    row('changed', { changes: ['Default changed in 2.1 from <code>true</code>'] }),
    row('pro', { plan: 'pro' }),
    row('premium', { plan: 'premium' }),
    row('ref', { requiresRef: true }),
    row('inherited', { origin: { kind: 'component', name: 'Base', package: 'parts', href: null } }),
    row('wide', { size: 'wide', type: tides.join(' | ') }),
    row('long', { size: 'long', type: `{\n${tides.map(member).join('\n')}\n}` }),
  ],
  groups: [{ kind: 'internal', names: [{ id: 'parts-internal', name: 'inner' }], href: null }],
};

/** A table of the reference whose rows have each badge once, and each size of type. */
export function ApiRows({ t }: { readonly t: Translate }) {
  return <ApiTable block={table} t={t} />;
}
