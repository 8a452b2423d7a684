import { Badge, Icon, type Translate } from 'showfloor';
import { Breadcrumbs, Menu, PreviousNext } from 'showfloor/parts';
import { State } from './State';

interface Props {
  readonly t: Translate;
}

const badges = [
  'badge.new',
  'badge.planned',
  'badge.unstable',
  'badge.beta',
  'badge.legacy',
  'badge.deprecated',
  'plan.pro',
  'plan.premium',
];

export function Badges({ t }: Props) {
  return badges.map((key) => <Badge key={key}>{t(key)}</Badge>);
}

const href = '/experiments/docs/parts/';

export function OpenMenu({ t }: Props) {
  return (
    <div className="shell-part-menu">
      <Menu kind="versions" label={t('versions.change')} button="v2" open>
        <ul>
          <li>
            <a className="s-menu-item" href={href} aria-current="true">
              <span>v2</span>
              <Icon name="check" />
            </a>
          </li>
          <li>
            <a className="s-menu-item" href={href}>
              <span>v1</span>
              <Icon name="external" />
            </a>
          </li>
        </ul>
      </Menu>
    </div>
  );
}

/** Landmarks of a page have names of their own: copies of them are pictures, which `inert` says. */
export function Trail({ t }: Props) {
  const crumbs = [
    { title: 'Docs infrastructure', href },
    { title: 'Components', href: null },
    { title: 'Parts', href },
  ];
  return (
    <div inert>
      <Breadcrumbs crumbs={crumbs} t={t} />
    </div>
  );
}

const nowhere = { breadcrumbs: [], parents: [], plan: null, planned: false };
const previous = { title: 'Fonts', href: '/experiments/docs/fonts/' };
const next = { title: 'A page with a title that takes more than one line on a phone', href };

const neighbors = [
  ['both neighbors', { previous, next }],
  ['the first page', { previous: null, next }],
  ['the last page', { previous, next: null }],
] as const;

export function Pager({ t }: Props) {
  return neighbors.map(([name, pages]) => (
    <State key={name} name={name}>
      <div inert>
        <PreviousNext place={{ ...nowhere, ...pages }} t={t} />
      </div>
    </State>
  ));
}
