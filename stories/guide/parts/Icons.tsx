import { Icon } from '#src/ui/foundation/Icon.tsx';
import { iconPaths, type IconName } from '#src/ui/foundation/icon-paths.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { Guide } from './Guide.tsx';

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

/** Every icon in both sizes, with its name. */
export function Icons() {
  return (
    <Guide>
      <Grid>
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} /> <Icon name={name} size="small" /> <code>{name}</code>
          </li>
        ))}
      </Grid>
    </Guide>
  );
}

const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '.5rem' },
});
