import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const alignments = [
  { value: 'start', name: 'Align start', icon: <FormatAlignLeftIcon /> },
  { value: 'center', name: 'Center', icon: <FormatAlignCenterIcon /> },
  { value: 'end', name: 'Align end', icon: <FormatAlignRightIcon /> },
];

export default function AlignmentButtons() {
  return (
    <RadioGroup
      orientation="horizontal"
      variant="outlined"
      defaultValue="start"
      aria-label="Text alignment"
      sx={{
        display: 'inline-flex',
        '--RadioGroup-gap': '0px',
        '--Radio-actionRadius': '6px',
      }}
    >
      {alignments.map(({ value, name, icon }) => (
        <Radio
          key={value}
          disableIcon
          value={value}
          label={icon}
          variant="plain"
          color="neutral"
          sx={{ p: 1.25, '--Icon-fontSize': '20px' }}
          slotProps={{
            input: { 'aria-label': name },
            label: { sx: { display: 'flex' } },
            action: ({ checked }) => ({
              sx: checked ? { bgcolor: 'neutral.softActiveBg' } : {},
            }),
          }}
        />
      ))}
    </RadioGroup>
  );
}
