// @vitest-environment jsdom
// What the figures of parts say is what the installed package renders: class, element, role, and what is inside what.
import * as base from '@mui/base';
import { popperClasses } from '@mui/base/Popper';
import { Unstable_NumberInput, numberInputClasses } from '@mui/base/Unstable_NumberInput';
import { Unstable_Popup, popupClasses } from '@mui/base/Unstable_Popup';
import { prepareForSlot } from '@mui/base/utils';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Anatomy from '../components/Anatomy';
import { anatomies, classOf, partsOf, type Part } from '../components/anatomy/anatomies';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const roots: { unmount: () => void }[] = [];

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
});

const Backdrop = prepareForSlot('div');

/** Each component with every part that it can have. */
const whole: Readonly<Record<string, ReactElement>> = {
  Badge: <base.Badge badgeContent={4}>Inbox</base.Badge>,
  Button: <base.Button>Save</base.Button>,
  FormControl: (
    <base.FormControl defaultValue="1,200">
      <base.Input />
    </base.FormControl>
  ),
  Input: <base.Input aria-label="Rent" />,
  Menu: (
    <base.Dropdown defaultOpen>
      <base.MenuButton>Options</base.MenuButton>
      <base.Menu>
        <base.MenuItem>Rename</base.MenuItem>
      </base.Menu>
    </base.Dropdown>
  ),
  Modal: (
    <base.Modal open slots={{ backdrop: Backdrop }}>
      <div />
    </base.Modal>
  ),
  NumberInput: <Unstable_NumberInput aria-label="Weight" />,
  Popper: (
    <base.Popper open anchorEl={document.body}>
      Content
    </base.Popper>
  ),
  Popup: (
    <Unstable_Popup open anchor={document.body}>
      Content
    </Unstable_Popup>
  ),
  Select: (
    <base.Select defaultListboxOpen defaultValue="borealis" name="room">
      <base.OptionGroup label="First floor">
        <base.Option value="borealis">Borealis</base.Option>
      </base.OptionGroup>
    </base.Select>
  ),
  Slider: <base.Slider defaultValue={20} marks={[{ value: 20, label: '20 °C' }]} />,
  Snackbar: <base.Snackbar open>Changes saved</base.Snackbar>,
  Switch: <base.Switch aria-label="Updates" />,
  TablePagination: (
    <table>
      <tfoot>
        <tr>
          <base.TablePagination count={30} page={0} rowsPerPage={10} onPageChange={vi.fn()} />
        </tr>
      </tfoot>
    </table>
  ),
  Tabs: (
    <base.Tabs defaultValue={1}>
      <base.TabsList>
        <base.Tab value={1}>Members</base.Tab>
      </base.TabsList>
      <base.TabPanel value={1}>Twelve people</base.TabPanel>
    </base.Tabs>
  ),
};

/** The names that the package lists for each component. */
const listed: Readonly<Record<string, object>> = {
  Badge: base.badgeClasses,
  Button: base.buttonClasses,
  FormControl: base.formControlClasses,
  Input: base.inputClasses,
  Menu: base.menuClasses,
  MenuButton: base.menuButtonClasses,
  MenuItem: base.menuItemClasses,
  Modal: base.modalClasses,
  NumberInput: numberInputClasses,
  Option: base.optionClasses,
  OptionGroup: base.optionGroupClasses,
  Popper: popperClasses,
  Popup: popupClasses,
  Select: base.selectClasses,
  Slider: base.sliderClasses,
  Snackbar: base.snackbarClasses,
  Switch: base.switchClasses,
  Tab: base.tabClasses,
  TablePagination: base.tablePaginationClasses,
  TabPanel: base.tabPanelClasses,
  Tabs: base.tabsClasses,
  TabsList: base.tabsListClasses,
};

/** Names that the package lists and no element ever gets. */
const neverSet = [
  ...['Input-inputMultiline', 'Input-inputTypeSearch', 'Select-button', 'TablePagination-input'],
  ...['TablePagination-selectIcon', 'TablePagination-selectRoot'],
].map((name) => `base-${name}`);

function render(name: string): void {
  const shown = whole[name];
  if (shown === undefined) throw new Error(`The test does not know how to render ${name}.`);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  act(() => root.render(shown));
}

function elementOf(part: Part): Element | null {
  const className = classOf(part);
  return className === undefined ? null : document.querySelector(`.${className}`);
}

function compare(part: Part, around: Element | null): void {
  const element = elementOf(part);
  if (classOf(part) !== undefined) {
    expect(element, classOf(part)).not.toBeNull();
    expect(element?.localName).toBe(part.element);
    if (part.role !== undefined) expect(element?.getAttribute('role')).toBe(part.role);
    if (around !== null) expect(around.contains(element)).toBe(true);
  }
  for (const inner of part.parts ?? []) compare(inner, element ?? around);
}

test.each(Object.keys(anatomies))('%s has the parts of the figure', (name) => {
  render(name);
  for (const part of anatomies[name] ?? []) compare(part, null);
});

test('every class that the package lists is a part of a figure, a state of one, or never set', () => {
  const drawn = Object.values(anatomies)
    .flatMap(partsOf)
    .flatMap((part) => [classOf(part), ...(part.states ?? [])].map((one) => `${part.of} ${one}`));
  const all = Object.entries(listed).flatMap(([name, classes]) => {
    const set = Object.values(classes).filter((one: string) => !neverSet.includes(one));
    return set.map((one) => `${name} ${one}`);
  });
  expect(all.filter((one) => !drawn.includes(one))).toEqual([]);
});

test('a figure and its table name the parts in the same order', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToStaticMarkup(<Anatomy of="Tabs" />);
  const textsOf = (selector: string) =>
    [...drawn.querySelectorAll(selector)].map((one) => one.textContent);
  const names = ['1 Tabs root', '2 TabsList root', '3 Tab root', '4 TabPanel root'];
  expect(textsOf('.anatomy-tag')).toEqual(names);
  expect(textsOf('tbody th')).toEqual(names);
});

test('an unknown component is refused with those that are known', () =>
  expect(() => Anatomy({ of: 'Swich' })).toThrow(
    /^Anatomy knows nothing of "Swich"\. Add it to .+, or name one of Badge, Button,/u,
  ));
