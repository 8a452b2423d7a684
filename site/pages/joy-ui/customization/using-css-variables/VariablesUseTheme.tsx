import { useTheme } from '@mui/joy/styles';

export default function VariablesUseTheme() {
  const { palette } = useTheme().vars;

  return (
    <svg width="240" height="72" role="img" aria-label="Height of the path">
      <path
        d="M0 64 L60 40 L110 52 L170 12 L240 30"
        fill="none"
        stroke={palette.primary.plainColor}
        strokeWidth="4"
      />
    </svg>
  );
}
