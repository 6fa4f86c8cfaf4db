// Where you are notified, as the server knows it.

import { get, post, put, remove } from '../../live/http';
import type { ChannelInfo, NewChannel, Notifications } from '../../protocol/messages';
import { addressOf } from '../../device/listing';

type Kind = Notifications['kinds'][number];

class Channels {
  known = $state.raw<Notifications | null>(null);

  async load(): Promise<void> {
    this.known = await get<Notifications>('/me/notifications');
  }

  async add(wish: Partial<NewChannel> & Pick<NewChannel, 'medium'>): Promise<void> {
    await post('/me/channels', wish);
    await this.load();
  }

  async choose(channel: ChannelInfo, kind: Kind, wanted: boolean): Promise<void> {
    const kinds = channel.kinds.filter((one) => one !== kind);
    await put(`/me/channels/${channel.id}`, { kinds: wanted ? [...kinds, kind] : kinds });
    await this.load();
  }

  async drop(channel: ChannelInfo): Promise<void> {
    if (channel.medium === 'push') await unsubscribe(channel.address);
    await remove(`/me/channels/${channel.id}`);
    await this.load();
  }

  /** Notifications are in the language of the page. */
  async speak(language: string): Promise<void> {
    if (this.known?.channels.some((one) => one.language !== language) !== true) return;
    await put('/me/notifications/language', { language });
    await this.load();
  }

  /** Lets this browser be notified; false: it does not allow it. */
  async subscribe(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await navigator.serviceWorker.register(addressOf('offline.js'));
    const worker = await navigator.serviceWorker.ready;
    const before = await worker.pushManager.getSubscription();
    const applicationServerKey = this.known?.push_key ?? '';
    const found =
      before ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { endpoint, keys } = found.toJSON();
    await this.add({ medium: 'push', address: endpoint ?? '', keys: keys ?? {} });
    return true;
  }
}

/** Whether this browser can be notified while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined';

/** The address at which this browser is notified; null: it is not. */
export async function ownAddress(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

async function unsubscribe(address: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (found?.endpoint === address) await found.unsubscribe();
}

export const channels = new Channels();
