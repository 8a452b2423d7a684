import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { type Home, money } from './homes';
import { Streets } from './Streets';

export interface CityMapProps {
  readonly homes: readonly Home[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
}

export function CityMap({ homes, current, onChoose }: CityMapProps) {
  return (
    <Sheet
      component="section"
      aria-label="Map"
      variant="outlined"
      // A map has the same directions in every language.
      dir="ltr"
      sx={{
        position: 'relative',
        height: { xs: 420, md: '100%' },
        overflow: 'hidden',
        borderRadius: 'lg',
      }}
    >
      <Streets />
      {homes.map(({ id, title, rent, x, y }) => {
        const chosen = id === current;
        return (
          <Button
            key={id}
            size="sm"
            variant="solid"
            color={chosen ? 'primary' : 'neutral'}
            aria-label={`${money(rent)}, ${title}`}
            aria-pressed={chosen}
            onClick={() => onChoose(id)}
            sx={{
              position: 'absolute',
              top: `${y}%`,
              insetInlineStart: `${x}%`,
              translate: '-50% -100%',
              zIndex: chosen ? 2 : 1,
              minHeight: 28,
              px: 1,
              borderRadius: 'xl',
              boxShadow: 'md',
            }}
          >
            {money(rent)}
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                top: '100%',
                insetInlineStart: 'calc(50% - 5px)',
                borderInline: '5px solid transparent',
                borderTop: '6px solid',
                borderTopColor: chosen ? 'primary.solidBg' : 'neutral.solidBg',
              }}
            />
          </Button>
        );
      })}
    </Sheet>
  );
}
