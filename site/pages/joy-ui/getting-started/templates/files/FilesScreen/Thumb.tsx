import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import ArchitectureOutlined from '@mui/icons-material/ArchitectureOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { Kind } from './data';

const icons: Readonly<Record<Kind, ReactNode>> = {
  folder: <FolderOutlined />,
  plan: <ArchitectureOutlined />,
  photo: <ImageOutlined />,
  sheet: <TableChartOutlined />,
  text: <ArticleOutlined />,
};

const colors = {
  folder: 'primary',
  plan: 'primary',
  photo: 'warning',
  sheet: 'success',
  text: 'neutral',
} as const satisfies Record<Kind, string>;

/** The kind of a file as an icon on its color. */
export function KindIcon({ kind }: { readonly kind: Kind }) {
  return (
    <Box
      aria-hidden
      sx={({ vars: { palette } }) => ({
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: 'sm',
        '--Icon-fontSize': '1.125rem',
        '--Icon-color': 'currentColor',
        color: palette[colors[kind]].softColor,
        backgroundColor: palette[colors[kind]].softBg,
      })}
    >
      {icons[kind]}
    </Box>
  );
}

const line = (color: string, angle: string, step: string) =>
  `repeating-linear-gradient(${angle}, ${color} 0 1px, transparent 1px ${step})`;

/** A picture for each kind, of gradients. Replace it with the preview that your server makes. */
const previews: Readonly<Record<Kind, string>> = {
  folder: 'linear-gradient(135deg, #3f7ec7, #1d4f91)',
  plan: `radial-gradient(circle at 30% 62%, transparent 0 34px, #bfe0ff 34px 36px, transparent 36px), radial-gradient(circle at 68% 38%, transparent 0 22px, #bfe0ff 22px 24px, transparent 24px), ${line('#ffffff2b', '0deg', '16px')}, ${line('#ffffff2b', '90deg', '16px')}, #174a7c`,
  photo:
    'radial-gradient(ellipse 60% 45% at 20% 100%, #2f5d3a 99%, transparent), radial-gradient(ellipse 70% 38% at 85% 100%, #47804f 99%, transparent), radial-gradient(circle at 72% 34%, #fff3c4 0 9%, transparent 10%), linear-gradient(#7fb8dd, #d9ecf5)',
  sheet: `${line('#1f7a3a55', '0deg', '18px')}, ${line('#1f7a3a55', '90deg', '56px')}, linear-gradient(#1f7a3a 18px, #eaf6ec 18px)`,
  text: 'repeating-linear-gradient(#8a94a6 0 4px, transparent 4px 16px) 50% 28px / 64% 84px no-repeat, #f4f5f7',
};

export function Preview({
  kind,
  height,
}: {
  readonly kind: Kind;
  readonly height: number;
}) {
  return (
    <Box
      aria-hidden
      sx={{
        height,
        borderRadius: 'md',
        border: '1px solid',
        borderColor: 'divider',
        background: previews[kind],
      }}
    />
  );
}
