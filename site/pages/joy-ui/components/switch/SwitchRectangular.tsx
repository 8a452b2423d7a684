import Switch from '@mui/joy/Switch';

export default function SwitchRectangular() {
  return (
    <Switch
      variant="outlined"
      slotProps={{
        input: { 'aria-label': 'Draft or published' },
        track: {
          children: (
            <>
              <span style={{ flex: 1, textAlign: 'center' }}>Draft</span>
              <span style={{ flex: 1, textAlign: 'center' }}>Live</span>
            </>
          ),
        },
        thumb: { sx: { opacity: 0.25, transition: 'left 150ms' } },
      }}
      sx={{
        '--Switch-trackWidth': '120px',
        '--Switch-trackHeight': '36px',
        '--Switch-trackRadius': '6px',
        '--Switch-thumbWidth': '56px',
        '--Switch-thumbSize': '28px',
      }}
    />
  );
}
