"""The protocol: strict towards clients, complete in its schema, in step with the core's types."""

import msgspec
import pytest

from wuqi.core.board import picture
from wuqi.server import protocol
from wuqi.server.protocol import bodies
from wuqi.server.protocol.schema import schema
from wuqi.server.table.views.view_parts import ClockPart, LegalPart, PlayPart, RosterPart, TermsPart


def test_the_conversation_in_the_documentation_is_readable() -> None:
    act = '{"type":"act","ply":0,"action":"c3xc4"}'
    text = f'{{"type":"do","id":1,"table":"k3k3k3k3k3k3","command":{act}}}'
    message = msgspec.json.decode(text, type=protocol.ClientMessage)
    assert message == protocol.Do(1, "k3k3k3k3k3k3", protocol.Act(0, "c3xc4"))


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        '{"type":"nonsense"}',
        '{"type":"watch","table":"../../etc"}',
        '{"type":"watch","table":"k3k3k3k3k3k3","secretly":true}',
        '{"type":"beat","number":-1}',
        '{"type":"do","id":1,"table":"k3k3k3k3k3k3","command":{"type":"act","ply":"0","action":"x"}}',
        '{"type":"do","id":1,"table":"k3k3k3k3k3k3","command":{"type":"say","text":""}}',
    ],
)
def test_what_is_not_a_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=protocol.ClientMessage)


def test_the_schema_knows_every_type() -> None:
    known = schema()["$defs"]
    declared = {
        name
        for module in (protocol, bodies)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    }
    assert declared - {"StrictStruct", "Struct"} <= set(known)
    assert {"ClientMessage", "ServerMessage", "Command"} <= set(known)


def test_every_message_says_what_it_is_for() -> None:
    for name, definition in schema()["$defs"].items():
        if "properties" in definition:
            assert len(definition.get("description", "")) > 10, name


def test_pictures_have_the_fields_of_the_core() -> None:
    assert picture.Picture.__struct_fields__ == protocol.Picture.__struct_fields__


def test_the_parts_of_a_view_make_it_whole() -> None:
    declared = [
        name
        for part in (TermsPart, RosterPart, ClockPart, LegalPart, PlayPart)
        for name in part.__struct_fields__
    ]
    assert sorted(declared) == sorted(protocol.TableView.__struct_fields__)
