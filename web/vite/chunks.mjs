export const planChunks = async () => (id) => null;
