import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

function Note({ rule }: { rule: string }) {
  return (
    <>
      <style>{`.note { ${rule} }`}</style>
      <TextareaAutosize className="note" minRows={3} />
    </>
  );
}

export default [
  {
    lead: 'The field is far too tall.',
    Failing: () => <Note rule="min-height: 80px" />,
    Fixed: () => <Note rule="" />,
    symptom: async (stage) => (await boxOf(stage, '.note')).height > 200,
  },
] satisfies Pitfall[];
