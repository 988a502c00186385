import { useEffect, useState } from 'react';
import type { Changes } from '../changes/release';
import { ReviewPage, ReviewSection } from './page';
import { storyUrl, useStoryIndex } from './stories';

/** What has changed since the last release, as the build wrote it; `null` until it is read, or where it cannot be. */
function useChanges(): Changes | null {
  const [changes, setChanges] = useState<Changes | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetch('review/changes.json', { signal: abort.signal })
      .then((response) => response.json())
      .then(setChanges)
      .catch(() => {
        // The page says that nothing is known.
      });
    return () => abort.abort();
  }, []);
  return changes;
}

/** Every story whose picture differs from that of the last release: then and now, side by side. */
export function Changed() {
  const changes = useChanges();
  const stories = useStoryIndex();
  const { release, pictures = [] } = changes ?? {};
  const nameOf = (id: string) => {
    const story = stories.find((listed) => listed.id === id);
    return story ? `${story.title.split('/').slice(1).join(', ')}: ${story.name}` : id;
  };
  return (
    <ReviewPage
      title="Changed since the release"
      lede={
        release
          ? `${pictures.length} pictures differ from those of ${release.version} (${release.date}), or from the first that were taken after it.`
          : 'What has changed is read from git when Storybook is built. This one was built without.'
      }
      isWide
    >
      {pictures.map(({ storyId, before }) => (
        <ReviewSection key={storyId} title={nameOf(storyId)}>
          <div className="review-then-now">
            <figure>
              <figcaption>Then</figcaption>
              <Side folder="before" storyId={storyId} />
            </figure>
            <figure>
              <figcaption>Now</figcaption>
              <Side folder="after" storyId={storyId} />
            </figure>
          </div>
          <p>
            <a href={storyUrl(storyId)} target="_top">
              Open {nameOf(storyId)}
            </a>
            {before === undefined ? ', which is new' : ''}
          </p>
        </ReviewSection>
      ))}
    </ReviewPage>
  );
}

function Side({ folder, storyId }: { folder: 'before' | 'after'; storyId: string }) {
  if (navigator.webdriver) return null;
  return <img src={`review/${folder}/${storyId}.png`} alt="" loading="lazy" decoding="async" />;
}
