import type { SyntheticEvent } from 'react';
import type { Content } from '#server/services/mail/content.ts';
import fonts from '#src/ui/fonts/fonts.css?inline';
import { styled } from '#src/ui/foundation/theme.ts';

const widths = [320, 720] as const;
const schemes = ['light', 'dark'] as const;

export type MailFramesProps = { content: Content; document: string };

/** A mail as mail programs show it: its HTML in a narrow and in a wide window, light and dark, and its plain text. */
export function MailFrames({ content: { subject, text }, document: page }: MailFramesProps) {
  return (
    <Frames>
      {schemes.flatMap((scheme) =>
        widths.map((width) => (
          <Frame
            key={`${scheme} ${width}`}
            title={`${subject}, ${width} px, ${scheme}`}
            srcDoc={shownIn(page, scheme)}
            sandbox="allow-same-origin"
            onLoad={fitHeight}
            style={{ width }}
          />
        )),
      )}
      <Plain>
        {subject}
        {'\n\n'}
        {text}
      </Plain>
    </Frames>
  );
}

/** Returns the mail as a program in this scheme shows it, with the Korean font that its reader's system has. */
const shownIn = (page: string, scheme: (typeof schemes)[number]) =>
  page.replaceAll('light dark', scheme).replace('</head>', `<style>${fonts}</style></head>`);

/** Shows the whole mail, which has no scripts to tell its height. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}

const Frames = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '$5' });

const Frame = styled('iframe', { maxWidth: '100%', height: '40rem', border: '1px solid $colors$mist' });

const Plain = styled('pre', {
  width: '45rem',
  maxWidth: '100%',
  margin: 0,
  font: '400 $fontSizes$sm / 1.6 $fonts$sans',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
