"""A teaching process: reads questions from standard input, answers each with a few lessons.

Like a computer player it is a separate process, so that thinking does not delay people's moves. A
thread listens all the time, so that a question can be stopped before it is answered.
"""

import os
import sys
import threading
from queue import SimpleQueue

import msgspec

from wuqi.server.computers.messages import LENGTH, pack
from wuqi.server.computers.worker import run_until_killed
from wuqi.server.protocol import teaching as b
from wuqi.server.teaching.answerer import Answerer
from wuqi.server.teaching.questions import Question, StopAnswering


def send(lesson: b.Lesson) -> None:
    """Tells the server."""
    _sink.write(pack(lesson))
    _sink.flush()


def main() -> None:
    """Answers until standard input ends."""
    run_until_killed(_answer_all)


def _answer_all() -> None:
    answerer, questions = Answerer(send), SimpleQueue[Question | None]()
    threading.Thread(target=_listen, args=(answerer, questions), daemon=True).start()
    while (question := questions.get()) is not None:
        for lesson in answerer.answers(question):
            send(lesson)
            if isinstance(lesson, (b.Finished, b.Failed)):
                break


def _listen(answerer: Answerer, questions: "SimpleQueue[Question | None]") -> None:
    """Reads questions; one that stops the current answer takes effect at once."""
    source, decoder = sys.stdin.buffer, msgspec.msgpack.Decoder(Question)
    while length := source.read(LENGTH):
        question = decoder.decode(source.read(int.from_bytes(length, "big")))
        if isinstance(question, StopAnswering):
            answerer.stop()
        else:
            answerer.stopped.clear()
            questions.put(question)
    questions.put(None)


if __name__ == "__main__":
    _sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints of libraries are not answers
    main()
