/** An element that a component renders, and what is inside it. */
export interface Part {
  /** The component whose class it has, such as `Switch`. */
  readonly of: string;
  /** The name of its slot; an element that no slot replaces has none. */
  readonly slot?: string;
  /** What is written beside the element where there is no slot, such as `input for forms`. */
  readonly name?: string;
  /** The tag of the element, in lower case. */
  readonly element: string;
  /** Its role, where it is not that of the element. */
  readonly role?: string;
  /** The classes of its states, without the dot. */
  readonly states?: readonly string[];
  /** What it contains in the figure. */
  readonly text?: string;
  /** Parts lie one beside another. */
  readonly row?: boolean;
  readonly parts?: readonly Part[];
}

const press = ['base--active', 'base--focusVisible', 'base--disabled'];

/** Each component that has parts, by the name that pages give. */
export const anatomies: Readonly<Record<string, readonly Part[]>> = {
  Badge: [
    {
      of: 'Badge',
      slot: 'root',
      element: 'span',
      row: true,
      parts: [
        { of: 'Badge', name: 'children', element: '', text: 'Inbox' },
        {
          of: 'Badge',
          slot: 'badge',
          element: 'span',
          states: ['base-Badge-invisible'],
          text: '4',
        },
      ],
    },
  ],
  Button: [{ of: 'Button', slot: 'root', element: 'button', states: press, text: 'Save' }],
  FormControl: [
    {
      of: 'FormControl',
      slot: 'root',
      element: 'div',
      states: [
        'base-FormControl-filled',
        'base--focused',
        'base--error',
        'base--required',
        'base--disabled',
      ],
      parts: [{ of: 'FormControl', name: 'children', element: '', text: 'Label, input, and hint' }],
    },
  ],
  Input: [
    {
      of: 'Input',
      slot: 'root',
      element: 'div',
      row: true,
      states: [
        'base--focused',
        'base--error',
        'base--disabled',
        'base-Input-formControl',
        'base-Input-multiline',
        'base-Input-adornedStart',
        'base-Input-adornedEnd',
      ],
      parts: [
        { of: 'Input', name: 'startAdornment', element: '', text: '$' },
        { of: 'Input', slot: 'input', element: 'input', text: '1,200' },
        { of: 'Input', name: 'endAdornment', element: '', text: 'per month' },
      ],
    },
  ],
  Menu: [
    {
      of: 'MenuButton',
      slot: 'root',
      element: 'button',
      states: ['base--expanded', 'base--active', 'base--disabled'],
      text: 'Options',
    },
    {
      of: 'Menu',
      slot: 'root',
      element: 'div',
      states: ['base--expanded'],
      parts: [
        {
          of: 'Menu',
          slot: 'listbox',
          element: 'ul',
          role: 'menu',
          states: ['base--expanded'],
          parts: [
            {
              of: 'MenuItem',
              slot: 'root',
              element: 'li',
              role: 'menuitem',
              states: ['base--focusVisible', 'base--disabled'],
              text: 'Rename',
            },
          ],
        },
      ],
    },
  ],
  Modal: [
    {
      of: 'Modal',
      slot: 'root',
      element: 'div',
      role: 'presentation',
      states: ['base-Modal-hidden'],
      parts: [
        { of: 'Modal', slot: 'backdrop', element: 'div' },
        { of: 'Modal', name: 'children', element: '', text: 'One element that takes a ref' },
      ],
    },
  ],
  NumberInput: [
    {
      of: 'NumberInput',
      slot: 'root',
      element: 'div',
      row: true,
      states: [
        'base--focused',
        'base--error',
        'base--disabled',
        'base--readOnly',
        'base-NumberInput-formControl',
        'base-NumberInput-adornedStart',
        'base-NumberInput-adornedEnd',
      ],
      parts: [
        {
          of: 'NumberInput',
          slot: 'decrementButton',
          element: 'button',
          states: ['base--disabled'],
          text: '−',
        },
        {
          of: 'NumberInput',
          slot: 'incrementButton',
          element: 'button',
          states: ['base--disabled'],
          text: '+',
        },
        { of: 'NumberInput', name: 'startAdornment', element: '', text: '≈' },
        { of: 'NumberInput', slot: 'input', element: 'input', text: '12' },
        { of: 'NumberInput', name: 'endAdornment', element: '', text: 'kg' },
      ],
    },
  ],
  Popper: [
    {
      of: 'Popper',
      slot: 'root',
      element: 'div',
      role: 'tooltip',
      parts: [{ of: 'Popper', name: 'children', element: '', text: 'Content' }],
    },
  ],
  Popup: [
    {
      of: 'Popup',
      slot: 'root',
      element: 'div',
      role: 'tooltip',
      states: ['base--open'],
      parts: [{ of: 'Popup', name: 'children', element: '', text: 'Content' }],
    },
  ],
  Select: [
    {
      of: 'Select',
      slot: 'root',
      element: 'button',
      role: 'combobox',
      states: ['base--expanded', ...press],
      text: 'Borealis',
    },
    {
      of: 'Select',
      slot: 'popup',
      element: 'div',
      parts: [
        {
          of: 'Select',
          slot: 'listbox',
          element: 'ul',
          role: 'listbox',
          states: ['base--disabled'],
          parts: [
            {
              of: 'OptionGroup',
              slot: 'root',
              element: 'li',
              states: ['base--disabled'],
              parts: [
                { of: 'OptionGroup', slot: 'label', element: 'span', text: 'First floor' },
                {
                  of: 'OptionGroup',
                  slot: 'list',
                  element: 'ul',
                  parts: [
                    {
                      of: 'Option',
                      slot: 'root',
                      element: 'li',
                      role: 'option',
                      states: ['base--selected', 'base-Option-highlighted', 'base--disabled'],
                      text: 'Borealis',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { of: 'Select', name: 'input for forms', element: 'input' },
  ],
  Slider: [
    {
      of: 'Slider',
      slot: 'root',
      element: 'span',
      states: [
        'base--active',
        'base--focusVisible',
        'base--disabled',
        'base-Slider-dragging',
        'base-Slider-marked',
        'base-Slider-vertical',
        'base-Slider-trackInverted',
        'base-Slider-trackFalse',
      ],
      parts: [
        { of: 'Slider', slot: 'rail', element: 'span' },
        { of: 'Slider', slot: 'track', element: 'span' },
        { of: 'Slider', slot: 'mark', element: 'span', states: ['base-Slider-markActive'] },
        {
          of: 'Slider',
          slot: 'markLabel',
          element: 'span',
          states: ['base-Slider-markLabelActive'],
          text: '20 °C',
        },
        {
          of: 'Slider',
          slot: 'thumb',
          element: 'span',
          states: ['base--active', 'base--focusVisible'],
          parts: [{ of: 'Slider', slot: 'input', element: 'input', text: '20' }],
        },
      ],
    },
  ],
  Snackbar: [
    {
      of: 'Snackbar',
      slot: 'root',
      element: 'div',
      role: 'presentation',
      parts: [{ of: 'Snackbar', name: 'children', element: '', text: 'Changes saved' }],
    },
  ],
  Switch: [
    {
      of: 'Switch',
      slot: 'root',
      element: 'span',
      states: ['base--checked', 'base--focusVisible', 'base--disabled', 'base--readOnly'],
      row: true,
      parts: [
        { of: 'Switch', slot: 'track', element: 'span' },
        { of: 'Switch', slot: 'thumb', element: 'span' },
        { of: 'Switch', slot: 'input', element: 'input', role: 'switch' },
      ],
    },
  ],
  TablePagination: [
    {
      of: 'TablePagination',
      slot: 'root',
      element: 'td',
      parts: [
        {
          of: 'TablePagination',
          slot: 'toolbar',
          element: 'div',
          row: true,
          parts: [
            { of: 'TablePagination', slot: 'spacer', element: 'div' },
            { of: 'TablePagination', slot: 'selectLabel', element: 'p', text: 'Rows per page:' },
            {
              of: 'TablePagination',
              slot: 'select',
              element: 'select',
              parts: [{ of: 'TablePagination', slot: 'menuItem', element: 'option', text: '10' }],
            },
            { of: 'TablePagination', slot: 'displayedRows', element: 'p', text: '1–10 of 30' },
            {
              of: 'TablePagination',
              slot: 'actions',
              element: 'div',
              parts: [{ of: 'TablePagination', name: 'buttons', element: '', text: '⇽ ⇾' }],
            },
          ],
        },
      ],
    },
  ],
  Tabs: [
    {
      of: 'Tabs',
      slot: 'root',
      element: 'div',
      states: ['base-Tabs-horizontal', 'base-Tabs-vertical'],
      parts: [
        {
          of: 'TabsList',
          slot: 'root',
          element: 'div',
          role: 'tablist',
          states: ['base-TabsList-horizontal', 'base-TabsList-vertical'],
          parts: [
            {
              of: 'Tab',
              slot: 'root',
              element: 'button',
              role: 'tab',
              states: ['base--selected', 'base--disabled'],
              text: 'Members',
            },
          ],
        },
        {
          of: 'TabPanel',
          slot: 'root',
          element: 'div',
          role: 'tabpanel',
          states: ['base-TabPanel-hidden'],
          text: 'Twelve people',
        },
      ],
    },
  ],
};

/** The class that a part always has; `undefined` where it has none. */
export function classOf({ of, slot }: Part): string | undefined {
  return slot === undefined || (of === 'Slider' && slot === 'input')
    ? undefined
    : `base-${of}-${slot}`;
}

/** Every part, outermost first, as the figure numbers them; children of components are none. */
export function partsOf(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [
    ...(part.element === '' ? [] : [part]),
    ...partsOf(part.parts ?? []),
  ]);
}
