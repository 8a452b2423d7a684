import type { PromptResponse } from '@mui/x-data-grid-premium';

const nothing: PromptResponse = {
  conversationId: 'local',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
};

const answers: [RegExp, Partial<PromptResponse>][] = [
  [
    /revenue|total|sum/i,
    {
      grouping: [{ column: 'product' }],
      aggregation: { total: 'sum' },
      sorting: [{ column: 'total', direction: 'desc' }],
    },
  ],
  [
    /large|expensive|top/i,
    { sorting: [{ column: 'total', direction: 'desc' }], select: 5 },
  ],
  [
    /return/i,
    { filters: [{ column: 'status', operator: 'is', value: 'Returned' }] },
  ],
];

/** Stands in for a language model: the same words always bring the same answer. */
export async function answerLocally(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const answer = answers.find(([words]) => words.test(prompt));
  if (!answer) {
    throw new Error('Try: revenue, largest, or returned orders');
  }
  return { ...nothing, ...answer[1] };
}
