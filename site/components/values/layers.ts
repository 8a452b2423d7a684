import { themes } from './themes';

type LayerName = keyof (typeof themes.light)['zIndex'];

/** Which components read a layer in their styles; a test looks it up in the installed package. */
export const usersOfLayers: Readonly<Record<LayerName, readonly string[]>> = {
  mobileStepper: ['MobileStepper'],
  fab: ['Fab'],
  speedDial: ['SpeedDial'],
  appBar: ['AppBar'],
  drawer: ['Drawer', 'SwipeableDrawer'],
  modal: ['Modal', 'Autocomplete'],
  snackbar: ['Snackbar'],
  tooltip: ['Tooltip'],
};

interface Layer {
  readonly value: number;
  readonly names: readonly LayerName[];
  readonly components: readonly string[];
}

/** The layers of the theme from the highest to the lowest; those of the same value are one. */
export function layersOf(): readonly Layer[] {
  const { zIndex } = themes.light;
  const names = Object.keys(zIndex) as LayerName[];
  const values = [...new Set(Object.values(zIndex))].sort((one, other) => other - one);
  return values.map((value) => {
    const here = names.filter((name) => zIndex[name] === value);
    return { value, names: here, components: here.flatMap((name) => usersOfLayers[name]) };
  });
}
