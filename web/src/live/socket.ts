// The line itself: a WebSocket to the server, or one to the tables of this device.

import type { DeviceSocket } from '../device/device';
import { place } from './place.svelte';

export type Socket = Pick<DeviceSocket, 'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

export function connected(): Socket {
  if (place.onDevice) return toDevice();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  // It hands its events to handlers that do not look at them.
  return new WebSocket(`${scheme}://${location.host}/api/live`) as unknown as Socket;
}

/** What the device needs is loaded first. */
function toDevice(): Socket {
  let real: DeviceSocket | null = null;
  let closed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    get readyState() {
      return real?.readyState ?? WebSocket.CONNECTING;
    },
    send: (text) => real?.send(text),
    close: () => {
      closed = true;
      if (real) real.close();
      else socket.onclose?.();
    },
  };
  import('../device/device').then(
    ({ device }) => {
      if (closed) return;
      real = device.connect();
      real.onopen = () => socket.onopen?.();
      real.onmessage = (event) => socket.onmessage?.(event);
      real.onclose = () => socket.onclose?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}
