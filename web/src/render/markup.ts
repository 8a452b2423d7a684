export const slotIsland = "data-slot-island";
