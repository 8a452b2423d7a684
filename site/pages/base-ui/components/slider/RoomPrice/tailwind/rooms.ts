/** The price of each room for a night. */
const nights = [35, 48, 60, 62, 75, 80, 95, 99, 110, 125, 140, 155, 170, 190];

export function roomsBetween(price: number | number[]) {
  const [low = 0, high = low] = [price].flat();
  return nights.filter((night) => night >= low && night <= high).length;
}
