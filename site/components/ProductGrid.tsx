import type { ComponentType, ReactNode } from 'react';
import type { FamilyCard, ShellModel } from 'showfloor';
import BaseProvider from '../families/base-ui/Provider';
import JoyProvider from '../families/joy-ui/Provider';
import MaterialProvider from '../families/material-ui/Provider';
import SystemProvider from '../families/system/Provider';
import './ProductGrid.css';
import './specimens/specimens.css';
import { BarsSpecimen } from './specimens/Bars';
import { CalendarSpecimen } from './specimens/Calendar';
import { SignInSpecimen } from './specimens/SignIn';
import { KitSpecimen } from './specimens/Kit';
import { LayoutSpecimen } from './specimens/Layout';
import { OrdersSpecimen } from './specimens/Orders';
import { PlayerSpecimen } from './specimens/Player';
import { SettingsSpecimen } from './specimens/Settings';
import { TreeSpecimen } from './specimens/Tree';

type Direction = 'ltr' | 'rtl';

interface Look {
  /** Family whose theme it is. */
  readonly stage: string;
  readonly Provider: ComponentType<{ direction: Direction; children: ReactNode }>;
}

const material: Look = { stage: 'material-ui', Provider: MaterialProvider };
const joy: Look = { stage: 'joy-ui', Provider: JoyProvider };
const base: Look = { stage: 'base-ui', Provider: BaseProvider };
const system: Look = { stage: 'system', Provider: SystemProvider };

interface Specimen {
  readonly look: Look;
  readonly Example: ComponentType;
}

/** A small piece of each product, by family. Families without one are not on the home page. */
const specimens: Readonly<Record<string, Specimen>> = {
  'material-ui': { look: material, Example: KitSpecimen },
  'joy-ui': { look: joy, Example: PlayerSpecimen },
  'base-ui': { look: base, Example: SettingsSpecimen },
  system: { look: system, Example: LayoutSpecimen },
  'x-data-grid': { look: material, Example: OrdersSpecimen },
  'x-date-pickers': { look: material, Example: CalendarSpecimen },
  'x-charts': { look: material, Example: BarsSpecimen },
  'x-tree-view': { look: material, Example: TreeSpecimen },
  'toolpad-core': { look: material, Example: SignInSpecimen },
};

interface Way {
  readonly text: string;
  readonly href: string;
}

/** Where the card of the main library leads besides. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'material-ui': [
    { text: 'Install', href: '/material-ui/getting-started/installation/' },
    { text: 'All components', href: '/material-ui/all-components/' },
    { text: 'Customize', href: '/material-ui/customization/how-to-customize/' },
  ],
};

interface ProductGridProps {
  readonly shell: ShellModel;
  readonly direction: Direction;
}

/** The products as cards, each with a specimen made of its own components. */
export default function ProductGrid({ shell, direction }: ProductGridProps) {
  const shown = shell.families.filter(({ id }) => id in specimens);
  return (
    <ul className="product-grid">
      {shown.map((family, index) => (
        <ProductCard
          key={family.id}
          family={family}
          direction={direction}
          last={index >= shown.length - 2}
        />
      ))}
    </ul>
  );
}

ProductGrid.mirror = MaterialProvider.mirror;

const statusNames = {
  beta: 'Beta',
  maintenance: 'Maintenance',
  deprecated: 'Deprecated',
  discontinued: 'Discontinued',
} as const;

interface ProductCardProps {
  readonly family: FamilyCard;
  readonly direction: Direction;
  /** Of the last two, which fill the last row. */
  readonly last: boolean;
}

function ProductCard({ family, direction, last }: ProductCardProps) {
  const specimen = specimens[family.id];
  if (specimen === undefined) return null;
  const { look, Example } = specimen;
  const more = ways[family.id];
  const current = family.versions.find((version) => version.current);
  return (
    <li
      className="product-card"
      data-family={family.id}
      data-wide={more ? '' : undefined}
      data-last={last ? '' : undefined}
    >
      {/* A picture made of components: nothing in it can be reached. */}
      <div className="product-card-stage" data-island="picture" inert aria-hidden="true">
        <div data-stage={look.stage}>
          <look.Provider direction={direction}>
            <Example />
          </look.Provider>
        </div>
      </div>
      <div className="product-card-text">
        <h2 className="product-card-name">
          <span className="s-mark" dangerouslySetInnerHTML={{ __html: family.logo }} />
          <a href={family.href}>{family.name}</a>
          {current && (
            <span className="product-card-version">
              {family.status ? statusNames[family.status.kind] : current.text}
            </span>
          )}
        </h2>
        <p className="product-card-tagline">{family.tagline}</p>
        {more && (
          <ul className="product-card-ways">
            {more.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
