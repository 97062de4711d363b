import { pictures, type PictureName } from '#contract/site/pictures.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { styled } from '#src/ui/foundation/theme.ts';
import { Guide } from './Guide.tsx';

const crop = /-(portrait|low|card|band)$/;
const isName = (name: string): name is PictureName => name in pictures;
const names = Object.keys(pictures).filter(isName);
const families = [...new Set(names.map((name) => name.replace(crop, '')))];

/** Shows every picture beside its crops. */
export function Pictures() {
  return (
    <Guide>
      {families.map((family) => (
        <section key={family}>
          <Name>{family}</Name>
          <Crops>
            {names
              .filter((name) => name.replace(crop, '') === family)
              .map((name) => (
                <figure key={name}>
                  <Frame style={{ aspectRatio: `${pictures[name][0]} / ${pictures[name][1]}` }}>
                    <Picture name={name} alt="" sizes="320px" />
                  </Frame>
                  <figcaption>
                    {crop.exec(name)?.[1] ?? '원래 그림'} · {pictures[name][0]} × {pictures[name][1]}
                  </figcaption>
                </figure>
              ))}
          </Crops>
        </section>
      ))}
    </Guide>
  );
}

const Name = styled('h3', { margin: '1rem 0 .5rem', fontSize: '1rem', fontWeight: 600 });

const Crops = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '1rem',
  '& figure': { margin: 0 },
  '& figcaption': { fontSize: '.8125rem' },
});

const Frame = styled('div', { height: '9rem' });
