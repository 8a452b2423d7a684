import type { Trade } from '../../../../families/x-data-grid/data/commodities';

type Tick = Pick<Trade, 'id' | 'price' | 'change'>;

/** A function whose answers are the next `count` prices, the same ones in each run. */
export function createTicker(trades: Trade[]) {
  let step = 0;
  return function tick(count: number): Tick[] {
    return Array.from({ length: count }, () => {
      step += 1;
      const trade = trades[(step * 7) % trades.length] as Trade;
      const change = Math.round(Math.sin(step) * 40) / 1000;
      return {
        id: trade.id,
        price: Math.round(trade.price * (1 + change) * 100) / 100,
        change,
      };
    });
  };
}
