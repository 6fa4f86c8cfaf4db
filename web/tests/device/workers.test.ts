// Workers that do not start at once.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startedWorker } from '../../src/device/workers';
import type { FromWorker } from '../../src/device/messages';

const made: FakeWorker[] = [];
let answers: FromWorker[] = []; // what the workers say when they are told to start, one after the other

class FakeWorker {
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    made.push(this);
  }
  postMessage(): void {
    const data = answers.shift();
    if (data) setTimeout(() => this.onmessage?.({ data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

const FAILED: FromWorker = { kind: 'failed', reason: 'no memory' };
const READY: FromWorker = { kind: 'ready' };

const start = (ended?: AbortSignal): Promise<Worker> =>
  startedWorker('console', 'device/', () => undefined, ended);

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what fails once is tried again, and what failed is ended', async () => {
  answers = [FAILED, READY];
  const started = start();
  await vi.runAllTimersAsync();
  expect(await started).toBe(made[1]);
  expect(made.map((one) => one.ended)).toEqual([true, false]);
});

test('what fails three times has failed, with its reason', async () => {
  answers = [FAILED, FAILED, FAILED, READY];
  const failed = expect(start()).rejects.toThrow('no memory');
  await vi.runAllTimersAsync();
  await failed;
  expect(made.map((one) => one.ended)).toEqual([true, true, true]);
});

test('a worker that nobody wants any more is ended while it loads, and not tried again', async () => {
  answers = [];
  const ended = new AbortController();
  const failed = expect(start(ended.signal)).rejects.toThrow();
  ended.abort();
  await vi.runAllTimersAsync();
  await failed;
  expect(made.map((one) => one.ended)).toEqual([true]);
});
