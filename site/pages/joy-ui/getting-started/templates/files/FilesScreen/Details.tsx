import Autocomplete from '@mui/joy/Autocomplete';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type Item, kindNames } from './data';
import { formatDate, formatSize } from './format';
import { Preview } from './Thumb';

export interface DetailsProps {
  readonly item: Item;
  readonly allTags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  readonly onRemove: () => void;
}

export function Details({ item, allTags, onTags, onRemove }: DetailsProps) {
  const facts = [
    ['Kind', kindNames[item.kind]],
    ['Size', formatSize(item.bytes)],
    ['Modified', formatDate(item.modified)],
  ] as const;

  return (
    <Stack sx={{ gap: 2.5, p: 2.5 }}>
      <Preview kind={item.kind} height={148} />
      <Typography
        level="title-lg"
        component="h2"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {item.name}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" level="body-sm">
              {name}
            </Typography>
            <Typography
              component="dd"
              level="body-sm"
              textColor="text.primary"
              sx={{ m: 0, textAlign: 'end' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Avatar size="sm" variant="solid" color="neutral" aria-hidden>
          {item.owner.charAt(0)}
        </Avatar>
        <div>
          <Typography level="title-sm">{item.owner}</Typography>
          <Typography level="body-xs">Owner</Typography>
        </div>
      </Stack>
      <FormControl>
        <FormLabel>Tags</FormLabel>
        <Autocomplete
          multiple
          freeSolo
          size="sm"
          options={allTags}
          value={[...item.tags]}
          onChange={(_event, tags) => onTags(tags)}
          renderTags={(tags, getTagProps) =>
            tags.map((tag, index) => {
              const { key, ...remove } = getTagProps({ index });
              return (
                <Chip
                  key={key}
                  size="sm"
                  endDecorator={
                    <ChipDelete aria-label={`Remove ${tag}`} {...remove} />
                  }
                >
                  {tag}
                </Chip>
              );
            })
          }
        />
        <FormHelperText>
          Choose one, or type a new one and press Enter.
        </FormHelperText>
      </FormControl>
      <Button
        variant="outlined"
        color="danger"
        startDecorator={<DeleteOutlined />}
        onClick={onRemove}
      >
        Delete
      </Button>
    </Stack>
  );
}
