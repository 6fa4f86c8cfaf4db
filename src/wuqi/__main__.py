"""`python -m wuqi`."""

from wuqi.cli.main import main

main()
