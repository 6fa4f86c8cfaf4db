// What an action visibly did, as the server tells it, in order of time.

export interface Effect {
  readonly kind: string;
  readonly square?: string;
  readonly to?: string;
  readonly piece?: string;
  readonly side?: number;
  readonly details?: Readonly<Record<string, unknown>>;
}
