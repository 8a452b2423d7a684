import Box from '@mui/joy/Box';

/** Evening at the quay, of gradients alone. */
export function Shore() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        overflow: 'hidden',
        background: [
          'radial-gradient(circle at 68% 52%, #ffe7b0 0 7%, #ffc98a66 7.4%, transparent 30%)',
          'linear-gradient(#1d2b5f 0%, #4b4f8f 24%, #b06a91 42%, #f09a7c 54%, #f6b98a 62%)',
        ].join(),
      }}
    >
      {/* The islands, from far to near. */}
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: '50%',
          height: '12%',
          background: '#6b5b8c',
          clipPath:
            'polygon(0 62%, 9% 34%, 18% 58%, 30% 12%, 43% 70%, 52% 78%, 100% 86%, 100% 100%, 0 100%)',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: '53%',
          height: '9%',
          background: '#3f3f74',
          clipPath:
            'polygon(0 90%, 55% 88%, 70% 40%, 79% 62%, 90% 8%, 100% 44%, 100% 100%, 0 100%)',
        }}
      />
      {/* The water with the light of the sun. */}
      <Box
        sx={{
          position: 'absolute',
          inset: '62% 0 0',
          background: [
            'repeating-linear-gradient(#ffffff1f 0 1px, transparent 1px 9px)',
            'radial-gradient(ellipse 22% 90% at 68% 0, #ffd9a4cc, transparent)',
            'linear-gradient(#7a5f92, #27356b 45%, #141d44)',
          ].join(),
        }}
      />
      {/* The ferry: hull, deck and funnel. */}
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          top: '57.5%',
          insetInlineStart: '18%',
          width: 168,
          height: 52,
          '& > span': { position: 'absolute', display: 'block' },
        }}
      >
        <Box
          component="span"
          sx={{
            insetInlineStart: 92,
            top: 0,
            width: 18,
            height: 22,
            background: 'linear-gradient(#f2705a 55%, #fff 55%)',
          }}
        />
        <Box
          component="span"
          sx={{
            insetInlineStart: 24,
            top: 14,
            width: 108,
            height: 20,
            borderRadius: '6px 6px 0 0',
            background:
              'repeating-linear-gradient(90deg, #27356b 0 7px, transparent 7px 14px) 8px 7px / 92px 6px no-repeat, #fbf4ea',
          }}
        />
        <Box
          component="span"
          sx={{
            inset: '32px 0 0',
            background: 'linear-gradient(#fbf4ea 30%, #16204a 30%)',
            clipPath: 'polygon(0 0, 100% 0, 91% 100%, 8% 100%)',
          }}
        />
      </Box>
    </Box>
  );
}
