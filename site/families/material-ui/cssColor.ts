/** A color by the name that browsers know: they call the space `rec-2020` of the library `rec2020`. */
export function cssColor(color: string): string {
  return color.replaceAll('color(rec-2020 ', 'color(rec2020 ');
}
