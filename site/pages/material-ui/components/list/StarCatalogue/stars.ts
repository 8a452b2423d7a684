export const starCount = 5000;

const constellations = ['Lyra', 'Cygnus', 'Aquila', 'Draco', 'Orion'];

/** Stands for a record that a database would hold. */
export function starAt(row: number) {
  const constellation = constellations[row % constellations.length] ?? 'Lyra';
  return {
    primary: `Star ${row + 1}`,
    secondary: `${constellation}, magnitude ${((row * 37) % 60) / 10}`,
  };
}
