import { API_PATHS } from '../api/paths';
import { createSendQueue, postJson } from '../api/send-queue';
import type { ActivityPayload, ArchivePayload } from './session-engine';

export interface SessionTransport {
  archive(payload: ArchivePayload): void;
  log(payload: ActivityPayload): void;
}

export interface SessionTransportOptions {
  fetch?: typeof globalThis.fetch;
  sendBeacon?: (url: string, body: Blob) => boolean;
  onArchived?: (entriesArchived: number) => void;
}

const archiveFailed = (status: number) => console.warn(`Archive trigger failed: ${status}`);
const logFailed = (status: number) => console.warn(`Activity log failed: ${status}`);

async function readArchived(response: Response): Promise<number | undefined> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null || !('entriesArchived' in answer)) return undefined;
  const { entriesArchived } = answer;
  return typeof entriesArchived === 'number' && Number.isFinite(entriesArchived)
    ? entriesArchived
    : undefined;
}

export function createSessionTransport(options: SessionTransportOptions = {}): SessionTransport {
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const sendBeacon = options.sendBeacon ?? ((url, body) => navigator.sendBeacon(url, body));

  function beacon(payload: object): boolean {
    try {
      return sendBeacon(
        API_PATHS.conversationUpdate,
        new Blob([JSON.stringify(payload)], { type: 'application/json' }),
      );
    } catch {
      return false;
    }
  }

  async function update(body: string, signal?: AbortSignal): Promise<void> {
    const response = await fetch(API_PATHS.conversationUpdate, {
      ...postJson(body),
      keepalive: true,
      signal,
    });
    if (!response.ok) {
      archiveFailed(response.status);
      // An unread body must be cancelled, or it keeps the connection busy.
      await response.body?.cancel();
      return;
    }
    const entriesArchived = await readArchived(response);
    if (entriesArchived !== undefined) options.onArchived?.(entriesArchived);
  }

  const updates = createSendQueue(update, () => archiveFailed(0));

  const logs = createSendQueue(
    async (body, signal) => {
      const response = await fetch(API_PATHS.conversationLog, { ...postJson(body), signal });
      if (!response.ok) logFailed(response.status);
      await response.body?.cancel();
    },
    () => logFailed(0),
  );

  /** Tries a beacon, then a fetch with `keepalive`, then a small beacon, which may fit into the quota. */
  function archiveOnUnload(payload: ArchivePayload): void {
    if (beacon(payload)) return;
    const { trigger, timestamp } = payload;
    update(JSON.stringify(payload)).catch(() => beacon({ trigger, timestamp, fallback: true }));
  }

  return {
    archive(payload) {
      // Queued entries would arrive after the end of their session.
      if (payload.trigger === 'session_cleanup') logs.clear();
      if (payload.trigger === 'page_unload') archiveOnUnload(payload);
      else updates.push(JSON.stringify(payload));
    },
    log(payload) {
      logs.push(JSON.stringify(payload));
    },
  };
}
