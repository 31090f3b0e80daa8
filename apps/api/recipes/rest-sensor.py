"""What Home Assistant's REST sensor is documented to do with its configuration: one GET with the headers, the
template rendered over the answer as `value_json`, and the attributes taken out of it. Prints state and attributes.

usage: rest-sensor.py <configuration.yaml> <secrets as JSON>
"""

import json
import sys
import urllib.request

import jinja2
import yaml


class Configuration(yaml.SafeLoader):
    """YAML with Home Assistant's `!secret`."""


secrets = json.loads(sys.argv[2])
Configuration.add_constructor(
    "!secret", lambda loader, node: secrets[loader.construct_scalar(node)]
)
with open(sys.argv[1], encoding="utf-8") as file:
    (sensor,) = yaml.load(file, Configuration)["sensor"]

request = urllib.request.Request(sensor["resource"], headers=sensor["headers"])
with urllib.request.urlopen(request, timeout=10) as response:
    value_json = json.load(response)
state = jinja2.Template(sensor["value_template"]).render(value_json=value_json)
attributes = {name: value_json[name] for name in sensor["json_attributes"]}
print(json.dumps({"state": state, "attributes": attributes}))
