import AspectRatio from '@mui/joy/AspectRatio';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const photo = (
  <img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9'/%3E" />
);

const Text = ({ wraps }: { wraps: boolean }) => (
  <AspectRatio sx={{ width: 320 }}>{wraps ? <div>No image</div> : 'No image'}</AspectRatio>
);

function topOfText(content: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(content.querySelector('div') ?? content);
  return range.getBoundingClientRect().top - content.getBoundingClientRect().top;
}

export default [
  {
    lead: 'The box is invisible in a flex row.',
    Failing: () => (
      <div style={{ display: 'flex' }}>
        <AspectRatio>{photo}</AspectRatio>
      </div>
    ),
    Fixed: () => (
      <div style={{ display: 'flex' }}>
        <AspectRatio sx={{ flexBasis: 160 }}>{photo}</AspectRatio>
      </div>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiAspectRatio-root')).width === 0,
  },
  {
    lead: 'Text sticks to the top.',
    Failing: () => <Text wraps={false} />,
    Fixed: () => <Text wraps />,
    symptom: async ({ find }) => topOfText(await find('.MuiAspectRatio-content')) < 10,
  },
] satisfies Pitfall[];
