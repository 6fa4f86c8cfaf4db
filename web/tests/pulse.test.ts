import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '../src/live/pulse';

const HEARTBEAT = 4000;
const ask = vi.fn();
const dead = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a silent line is taken for dead within ten seconds, and asked before', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.expect(HEARTBEAT);
  vi.advanceTimersByTime(HEARTBEAT);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9999 - HEARTBEAT);
  expect(ask).toHaveBeenCalledOnce();
  expect(dead).toHaveBeenCalledOnce();
});

test('a line that is heard lives, however long', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.expect(HEARTBEAT);
  for (let beat = 0; beat < 100; beat += 1) {
    vi.advanceTimersByTime(HEARTBEAT);
    pulse.received();
  }
  expect(dead).not.toHaveBeenCalled();
});

test('a device that wakes up knows soon', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.expect(HEARTBEAT);
  pulse.doubt();
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2600);
  expect(dead).toHaveBeenCalledOnce();
});

test('an answer ends the doubt', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.expect(HEARTBEAT);
  pulse.doubt();
  vi.advanceTimersByTime(1000);
  pulse.received();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(dead).not.toHaveBeenCalled();
});

test('a line that does not open is given up', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.doubt(); // there is nobody to ask yet
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(dead).toHaveBeenCalledOnce();
});

test('without a line nothing is expected', () => {
  const pulse = new Pulse(ask, dead);
  pulse.open();
  pulse.expect(HEARTBEAT);
  pulse.stop();
  pulse.doubt();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(dead).not.toHaveBeenCalled();
});
