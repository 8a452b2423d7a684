// Names of the library that the theme studio writes: the compiler says whether they exist.
import type { Components, Theme } from '@mui/joy/styles';

type Named = Components<Theme>;
type Part<Name extends keyof Named, Key extends string> =
  NonNullable<Named[Name]> extends Partial<Record<Key, infer Value>> ? NonNullable<Value> : never;
type Slots = { [Name in keyof Named]?: readonly (keyof Part<Name, 'styleOverrides'>)[] };
type Props = {
  [Name in keyof Named]?: {
    [Prop in keyof Part<Name, 'defaultProps'>]?: readonly Part<Name, 'defaultProps'>[Prop][];
  };
};

const variant = ['solid', 'soft', 'outlined', 'plain'] as const;
const color = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const size = ['sm', 'lg'] as const;
const on = [true] as const;

const slots: Slots = {
  JoyAccordionGroup: ['root'],
  JoyButton: ['root'],
  JoyCard: ['root'],
  JoyChip: ['root'],
  JoyDialogTitle: ['root'],
  JoyDrawer: ['root'],
  JoyIconButton: ['root'],
  JoyInput: ['root'],
  JoyLink: ['root'],
  JoyList: ['root'],
  JoyListItemButton: ['root'],
  JoyMenuItem: ['root'],
  JoyModal: ['backdrop'],
  JoyModalDialog: ['root'],
  JoySelect: ['root'],
  JoySheet: ['root'],
  JoySkeleton: ['root'],
  JoySnackbar: ['root'],
  JoyTab: ['root'],
  JoyTabList: ['root'],
  JoyTable: ['root'],
  JoyTabs: ['root'],
  JoyTextarea: ['root'],
  JoyTooltip: ['root'],
};

const props: Props = {
  JoyAccordionGroup: { transition: ['0s ease', '0.05s ease', '0.35s ease', '0.4s ease'] },
  JoyAlert: { size },
  JoyAutocomplete: { size },
  JoyAvatar: { size },
  JoyButton: { variant, color, size, fullWidth: on },
  JoyButtonGroup: { size },
  JoyCard: { variant, color, size, orientation: ['horizontal'] },
  JoyCheckbox: { size },
  JoyChip: { variant, color, size },
  JoyFormControl: { size },
  JoyIconButton: { size },
  JoyInput: { variant, color, size, fullWidth: on },
  JoyList: { variant, size },
  JoyListItemButton: { variant, color },
  JoyMenu: { size },
  JoyModal: { hideBackdrop: on },
  JoyModalDialog: { variant, size, layout: ['fullscreen'] },
  JoyRadio: { size },
  JoyRadioGroup: { size },
  JoySelect: { size },
  JoySheet: { variant, color },
  JoySkeleton: { animation: ['wave', false] },
  JoySlider: { size },
  JoySnackbar: { animationDuration: [0, 75, 525, 600] },
  JoySwitch: { size },
  JoyTab: {
    variant,
    color,
    disableIndicator: on,
    indicatorPlacement: ['top', 'left', 'right'],
  },
  JoyTabList: { disableUnderline: on },
  JoyTable: {
    borderAxis: ['none', 'x', 'y', 'yBetween', 'both', 'bothBetween'],
    size,
    stripe: ['odd', 'even'],
    hoverRow: on,
    stickyHeader: on,
  },
  JoyTabs: { size },
  JoyTextarea: { size },
  JoyToggleButtonGroup: { size },
  JoyTooltip: { variant, color, size, arrow: on, placement: ['top', 'left', 'right'] },
};

export const legalSlots: Readonly<Record<string, readonly string[]>> = slots;

export const legalProps: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> =
  props;
