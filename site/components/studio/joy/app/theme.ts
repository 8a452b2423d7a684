import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme();
