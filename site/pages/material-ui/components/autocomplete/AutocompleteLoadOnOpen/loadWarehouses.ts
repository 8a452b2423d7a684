const warehouses = ['Antwerp', 'Gdańsk', 'Rotterdam', 'Trieste', 'Valencia'];

/** Behaves like a request that takes a second. */
export function loadWarehouses(): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(warehouses), 1000);
  });
}
