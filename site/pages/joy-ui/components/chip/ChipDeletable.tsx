import { useState } from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Typography from '@mui/joy/Typography';

export default function ChipDeletable() {
  const [tags, setTags] = useState(['Oak', 'Walnut', 'Ash']);
  const [message, setMessage] = useState('Three woods');

  const remove = (tag: string) => {
    setTags(tags.filter((one) => one !== tag));
    setMessage(`${tag} removed`);
  };

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 24 }}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            endDecorator={
              <ChipDelete
                aria-label={`Remove ${tag}`}
                onDelete={() => remove(tag)}
              />
            }
          >
            {tag}
          </Chip>
        ))}
      </Box>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
    </div>
  );
}
