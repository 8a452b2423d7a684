import TextareaAutosize from '@mui/material/TextareaAutosize';

const text = `Gate code 4471.
Ring twice.
The dog is friendly.
Leave large parcels in the shed.
Please close the gate again.`;

export default function TextareaMaxRows() {
  return (
    <TextareaAutosize
      aria-label="Delivery instructions"
      maxRows={4}
      defaultValue={text}
      style={{ width: 320, maxWidth: '100%' }}
    />
  );
}
