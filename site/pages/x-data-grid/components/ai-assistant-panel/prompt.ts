import type { PromptResponse } from '@mui/x-data-grid-premium';

/** Stands in for a service: sorts by the first column whose field is in the prompt. */
export async function answerPrompt(
  prompt: string,
  context: string,
): Promise<PromptResponse> {
  const columns = JSON.parse(context) as { field: string }[];
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  const found = columns.find(({ field }) =>
    prompt.toLowerCase().includes(field.toLowerCase()),
  );
  if (!found) throw new Error('Name a column, such as quantity');
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: found.field, direction: 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}
