/** The parts of a name between which a line may break. */
export function breakable(name: string): readonly string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/);
}
